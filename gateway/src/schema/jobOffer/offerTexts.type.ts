import { builder } from '../../builder/builder.ts';
import { costOfHtml } from '../../builder/fieldCost.ts';
import { fillCityPlaceholder } from '../../rules/fillCityPlaceholder.ts';
import { safeHtml } from '../../rules/safeHtml.ts';
import { JobOfferRef } from '../refs.ts';

const plain = {
  overviewHeader: 'The headline of the overview.',
  seoKeywords: 'The keywords for search engines, comma separated.',
} as const;

const html = {
  overview: 'What the gig is about',
  earnings: 'A description of the earnings',
  howToStart: 'How to start',
  jobRequirementsDetails: 'What is required',
  fees: 'What the partner charges',
  commonExpenses: 'Usual own expenses',
  joiningBonus: 'The bonus for joining',
} as const;

const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T)[];

for (const field of keysOf(plain)) {
  builder.objectField(JobOfferRef, field, (t) =>
    t.string({
      description: `${plain[field]} Plain text with the city’s name filled in; null when there is none.`,
      resolve: (offer) => fillCityPlaceholder(offer[field], offer.city.name),
    }),
  );
}

for (const field of keysOf(html)) {
  builder.objectField(JobOfferRef, field, (t) =>
    t.string({
      complexity: costOfHtml,
      description: `${html[field]}: sanitized HTML, with the city’s name filled in. Null when there is none.`,
      resolve: (offer, _args, context) =>
        safeHtml(fillCityPlaceholder(offer[field], offer.city.name), context),
    }),
  );
}
