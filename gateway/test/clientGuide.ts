import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** An example of the guide with its answer. */
export interface GuideExample {
  readonly title: string;
  readonly language: 'sh' | 'js' | 'ts';
  readonly code: string;
  readonly shown: unknown;
}

const fence = /^```(\w+)\n([\s\S]*?)^```$/gm;

/** The examples of the guide. Throws if one has no answer. */
export const guideExamples = (): readonly GuideExample[] => {
  const guide = readFileSync(new URL('../../schema/client/GUIDE.md', import.meta.url), 'utf8');
  return guide.split(/^## /m).flatMap((section) => {
    const title = section.slice(0, section.indexOf('\n'));
    const blocks = [...section.matchAll(fence)].map(([, language, text]) => ({ language, text: text ?? '' }));
    return blocks.flatMap(({ language, text: code }, index) => {
      if (language !== 'sh' && language !== 'js' && language !== 'ts') return [];
      const answer = blocks[index + 1];
      if (answer?.language !== 'json') throw new Error(`An example in "${title}" has no answer below it`);
      return [{ title, language, code, shown: JSON.parse(answer.text) as unknown }];
    });
  });
};

/** Replaces "…" in a documented answer: as a value it stands for a text that differs in each run, as a name for more fields. */
export const asShown = (value: unknown): unknown => {
  if (value === '…') return expect.any(String);
  if (Array.isArray(value)) return value.map(asShown);
  if (typeof value !== 'object' || value === null) return value;
  const { '…': more, ...fields } = value as Record<string, unknown>;
  const shown = Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, asShown(inner)]));
  return more === undefined ? shown : expect.objectContaining(shown);
};
