import { lookUpIp } from '../ip-lookup/ipLookupOperations.ts';
import { createLead } from '../leads/leadOperations.ts';
import { moreJobsOperations } from '../more-jobs/moreJobsOperations.ts';
import { webApiTags } from '../web-api/webApiTags.ts';
import type { Upstream } from './upstream.ts';

/** Every upstream whose contract is printed; paths stand without its mount. */
export const upstreams: Upstream[] = [
  {
    name: 'web-api',
    title: 'Web API',
    description:
      'Cities, offers, partners, reviews and texts, in the language that the path begins with, and what belongs to the signed-in user.',
    mount: '/web-api/{language}',
    tags: webApiTags,
  },
  {
    name: 'sales-api',
    title: 'Sales API',
    description: 'Applications for gigs.',
    mount: '/sales-api',
    tags: [{ name: 'Applications', description: 'Applications for gigs.', operations: [createLead] }],
  },
  {
    name: 'ofp-api',
    title: 'OFP API',
    description: 'Applications for full-time offers.',
    mount: '/ofp-api',
    tags: [
      { name: 'Applications', description: 'Applications for full-time offers.', operations: [createLead] },
    ],
  },
  {
    name: 'more-jobs-api',
    title: 'More-jobs API',
    description: 'Full-time offers from feeds.',
    mount: '/more-jobs-api',
    tags: [
      {
        name: 'Full-time offers',
        description: 'Search by word and place, with counts to narrow it by.',
        operations: moreJobsOperations,
      },
    ],
  },
  {
    name: 'ip-lookup',
    title: 'IP look-up',
    description: 'Where internet addresses are.',
    mount: '',
    tags: [{ name: 'Places', description: 'Where internet addresses are.', operations: [lookUpIp] }],
  },
];
