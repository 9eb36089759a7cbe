import { Type } from 'typebox';
import { created } from '../../rest/instant.ts';

export const ReviewOpportunity = Type.Object(
  {
    id: Type.Integer(),
    job_offer_id: Type.Integer({ description: 'The offer that may be reviewed.' }),
    dismissed: Type.Boolean({ description: 'Whether the user does not want to be asked now.' }),
    created,
  },
  { title: 'ReviewOpportunity', description: 'An offer that the user may review.' },
);
