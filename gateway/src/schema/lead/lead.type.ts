import { toGlobalId } from '../../builder/globalId.ts';
import { LeadRef } from './lead.ref.ts';

LeadRef.implement({
  description: 'A recorded application for an offer.',
  fields: (t) => ({
    id: t.id({
      nullable: false,
      description: 'A unique id. `node` does not accept it.',
      resolve: (lead) => toGlobalId('Lead', lead.id),
    }),
    uuid: t.expose('id', {
      type: 'UUID',
      nullable: false,
      description: 'The id as used in URLs. Only the applicant knows it.',
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
    userAnonymousId: t.exposeID('userAnonymousId', { description: 'An anonymous id of the visitor.' }),
    affiliateUrl: t.exposeString('affiliate_url', {
      description: 'The absolute URL to send the visitor to.',
    }),
  }),
});
