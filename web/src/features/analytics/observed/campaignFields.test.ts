import { expect, it } from 'vitest';
import { campaignFields } from './campaignFields.ts';

const fieldsOf = (query: string) => campaignFields(new URLSearchParams(query));
const none = {
  campaign_source: undefined,
  campaign_medium: undefined,
  campaign_name: undefined,
  campaign_term: undefined,
  campaign_content: undefined,
};

it('reads the five parameters of a campaign and nothing else', () => {
  const utm = 'utm_source=news&utm_medium=email&utm_campaign=spring&utm_term=bike+jobs&utm_content=top';
  expect(fieldsOf(`${utm}&gclid=abc&utm_id=1&referral_id=r`)).toEqual({
    campaign_source: 'news',
    campaign_medium: 'email',
    campaign_name: 'spring',
    campaign_term: 'bike jobs',
    campaign_content: 'top',
  });
  expect(fieldsOf('gclid=abc&utm_source=')).toEqual(none);
});

it('cuts long values, also between characters of two code units', () => {
  expect(fieldsOf(`utm_campaign=${'🚲'.repeat(150)}`).campaign_name).toBe('🚲'.repeat(100));
});

it.each([
  'kim@example.org',
  'kim%40example.org',
  'kim%2540example.org',
  'to%20Kim%20%3Ckim@mail%3E',
  `${'x'.repeat(120)}@example.org`,
])('drops what looks like an email address: %s', (value) => {
  expect(fieldsOf(`utm_content=${value}&utm_source=news`)).toEqual({ ...none, campaign_source: 'news' });
});
