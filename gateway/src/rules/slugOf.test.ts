import { describe, expect, it } from 'vitest';
import { slugOf } from './slugOf.ts';

describe('the slug of a name', () => {
  it.each([
    ['United Kingdom', 'united-kingdom'],
    ['Österreich', 'osterreich'],
    ['İspanya', 'ispanya'],
    ['Macaristan’ın', 'macaristanin'],
    ['Węgry', 'wegry'],
    ['Łotwa', 'lotwa'],
    ['États-Unis', 'etats-unis'],
    ['  Côte d’Ivoire ', 'cote-divoire'],
    ['Bosnia – Herzegovina', 'bosnia-herzegovina'],
  ])('of %s is %s', { tags: ['R2.44'] }, (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});
