import { toGlobalId } from '../../builder/globalId.ts';
import { LeadRef } from './lead.ref.ts';

LeadRef.implement({
  description: 'A recorded application for an offer.',
  fields: (t) => ({
    id: t.id({
      nullable: false,
      description: 'A unique id. `node` does not take it.',
      resolve: (lead) => toGlobalId('Lead', lead.id),
    }),
    uuid: t.expose('id', {
      type: 'UUID',
      nullable: false,
      description: 'The id as it stands in URLs. Known to the applicant only.',
    }),
    created: t.exposeBoolean('created', {
      nullable: false,
      description:
        'Whether this request recorded it: false when the same idempotency key had recorded it before.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was recorded.',
    }),
    userAnonymousId: t.exposeID('userAnonymousId', { description: 'The visitor, without a name.' }),
    affiliateUrl: t.exposeString('affiliate_url', {
      description: 'Where the visitor goes on to, an absolute URL.',
    }),
  }),
});
