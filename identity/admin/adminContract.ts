import type { Upstream } from '../../services/src/contract/upstream.ts';
import * as operations from './adminOperations.ts';

/** The contract of the admin interface. */
export const adminContract: Upstream = {
  name: 'identity',
  title: 'Identity administration',
  description:
    'Accounts of the embedded identity service, for the services and for tests. Answers only requests from this machine that carry the admin key.',
  mount: '/admin',
  tags: [
    {
      name: 'Accounts',
      description: 'Accounts, their passwords and their sign-ins.',
      operations: Object.values(operations),
    },
  ],
};
