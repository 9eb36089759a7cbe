import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { withFormats } from './formats.ts';

const plain = new Ajv2020();
addFormats.default(plain);
const quick = withFormats(new Ajv2020());

const days = [
  '2026-01-31',
  '2026-02-28',
  '2026-02-29',
  '2028-02-29',
  '2026-02-30',
  '2026-04-31',
  '2026-00-01',
];
const others = [
  '2026-13-01',
  '2026-1-1',
  '20260101',
  '',
  'today',
  '2026-01-00',
  '2026-01-32',
  '１９９９-01-01',
];
const times = [
  'T03:04:05Z',
  'T03:04:05.678Z',
  't03:04:05z',
  'T23:59:60Z',
  'T24:00:00Z',
  'T03:60:05Z',
  'T03:04:61Z',
];
const zones = [
  'T03:04:05',
  'T03:04:05+02:00',
  ' 03:04:05Z',
  'T03:04:05.Z',
  'T3:04:05Z',
  'T03:04:05Z ',
  'T03:04:05Z\n',
];

const values = [...days, ...others].flatMap((day) => [
  day,
  ...[...times, ...zones].map((time) => day + time),
]);

describe('the formats of texts', () => {
  it.each(['date', 'date-time'])('%s accepts what the exact check accepts', (format) => {
    const exact = plain.compile({ type: 'string', format });
    const check = quick.compile({ type: 'string', format });
    const accepted = values.filter((value) => exact(value));
    expect(values.filter((value) => check(value))).toEqual(accepted);
    expect(accepted).not.toEqual([]);
    expect(accepted).not.toEqual(values);
  });
});
