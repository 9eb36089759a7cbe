// @vitest-environment node
import { expect, it } from 'vitest';
import { emailSlip } from './emailSlip.ts';

it.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmai.com', 'ada@gmail.com'],
  ['Ada.L@Gmail.con', 'Ada.L@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@hotnail.fr', 'ada@hotmail.fr'],
  ['ada@outlok.com', 'ada@outlook.com'],
  [' ada@yaho.com ', 'ada@yahoo.com'],
  ['ada@t-onlnie.de', 'ada@t-online.de'],
  ['ada@laposte.nt', 'ada@laposte.net'],
])('%s probably means %s', (typed, meant) => {
  expect(emailSlip(typed)).toBe(meant);
});

it.each([
  'ada@gmail.com',
  'ada@GMAIL.com',
  'ada@ymail.com',
  'ada@email.com',
  'ada@web.de',
  'ada@wp.pl',
  'ada@company.com',
  'ada@gma',
  'ada@',
  'gmial.com',
  '',
])('%s is taken as it is', (typed) => {
  expect(emailSlip(typed)).toBeNull();
});
