// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import english from '../../../../locales/en.json' with { type: 'json' };
import { transitions } from './transitions.ts';

const rules: readonly (readonly [event: string, from: readonly string[], to: string])[] = Object.entries(
  transitions,
).map(([event, [from, to]]) => [event, from, to]);
const edges = rules.flatMap(([event, from, to]) => from.map((state) => `${state} ${event} ${to}`));

const text = readFileSync(new URL('../../../../docs/account-states.md', import.meta.url), 'utf8');
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').slice(1, -1));
const namesIn = (cell = ''): string[] => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
const documented = rows.flatMap(([states, , happens = '']) =>
  [...happens.matchAll(/`(\w+)` → `(\w+)`/g)].flatMap(([, event, to]) =>
    namesIn(states).map((state) => `${state} ${event} ${to}`),
  ),
);

describe('the states of an account', () => {
  it('are those of the table in the docs, with every edge', () => {
    expect(documented.toSorted()).toEqual(edges.toSorted());
  });

  it('have each a row of its own, with what the visitor sees', () => {
    const states = new Set(edges.flatMap((edge) => [edge.split(' ')[0], edge.split(' ')[2]]));
    states.delete('before');
    const own = rows.flatMap(([cell, sees = '']) =>
      namesIn(cell).length === 1 && sees.trim() ? namesIn(cell) : [],
    );
    expect(own.toSorted()).toEqual([...states].toSorted());
  });

  it('are described by sentences of the site', () => {
    const sentences = [...text.matchAll(/“([^”]+)”/g)].map(([, sentence = '']) => sentence);
    expect(sentences.length).toBeGreaterThan(20);
    const known = new Set<string>(Object.values(english));
    expect(sentences.filter((sentence) => !known.has(sentence))).toEqual([]);
  });

  it('all lead on, to a user who is signed in', () => {
    const leads = new Set(['signedIn']);
    const states = new Set(edges.map((edge) => edge.split(' ')[0] ?? ''));
    for (let before = 0; before !== leads.size;) {
      before = leads.size;
      for (const [, from, to] of rules) if (leads.has(to)) from.forEach((state) => leads.add(state));
    }
    expect([...states].filter((state) => !leads.has(state))).toEqual([]);
  });
});
