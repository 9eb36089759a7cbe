import { inRange } from '../../builder/badArgument.ts';
import { builder } from '../../builder/builder.ts';
import type { MoreJobFilter } from '../../rest/rows.ts';

export const MoreJobContractRef = builder.enumType('MoreJobContract', {
  description: 'Whether the contract of a full-time offer has an end.',
  values: {
    PERMANENT: { value: 'permanent', description: 'It has no end.' },
    FIXED_TERM: { value: 'fixed-term', description: 'It ends on a date.' },
  } as const,
});

export const MoreJobFilterNameRef = builder.enumType('MoreJobFilterName', {
  description: 'A field of `MoreJobFilter`.',
  values: {
    CONTRACT: { value: 'contract', description: 'The contract.' },
    PAY_FROM: { value: 'pay_from', description: 'The least pay.' },
    POSTED_WITHIN: { value: 'posted_within', description: 'The age of the offer.' },
    RADIUS: { value: 'radius', description: 'The distance from the city.' },
  } as const,
});

export const MoreJobFilterInput = builder.inputType('MoreJobFilter', {
  description:
    'What full-time offers must fulfil besides their place and words. An offer whose feed does not state a fact does not fulfil it.',
  fields: (t) => ({
    contract: t.field({ type: MoreJobContractRef, description: 'It has this contract.' }),
    payFrom: t.float({
      description:
        'Its lowest pay before tax is at least this for a month of 40 hours a week: an amount in the currency of the offer, 0 to 1,000,000,000.',
    }),
    postedWithin: t.int({
      description: 'It was posted at most so many times 24 hours ago: days, 1 to 365.',
    }),
    radius: t.int({
      description:
        'Its city is at most so far from `citySlug`, also in other states and countries: kilometres, 1 to 200. Ignored without `citySlug`.',
    }),
  }),
});

/** The filter as the service takes it. */
export const moreJobFilterOf = (
  filter: typeof MoreJobFilterInput.$inferInput | null | undefined,
): MoreJobFilter => ({
  contract: filter?.contract ?? undefined,
  pay_from: inRange('filter.payFrom', filter?.payFrom, [0, 1_000_000_000]),
  posted_within: inRange('filter.postedWithin', filter?.postedWithin, [1, 365]),
  radius: inRange('filter.radius', filter?.radius, [1, 200]),
});
