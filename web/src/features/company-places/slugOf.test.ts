// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { slugOf } from './slugOf.ts';

describe('a name in an address', () => {
  it.each([
    ['United Kingdom', 'united-kingdom'],
    ['Österreich', 'osterreich'],
    ['İspanya', 'ispanya'],
    ['Irlanda', 'irlanda'],
    ['Macaristan’ın', 'macaristanin'],
    ['Węgry', 'wegry'],
    ['Łotwa', 'lotwa'],
    ['États-Unis', 'etats-unis'],
    ['  Côte d’Ivoire ', 'cote-divoire'],
  ])('%s becomes %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});
