import { lookUpIp } from '../ip-lookup/ipLookupOperations.ts';
import { createLead } from '../leads/leadOperations.ts';
import { moreJobsOperations } from '../more-jobs/moreJobsOperations.ts';
import { webApiTags } from '../web-api/webApiTags.ts';
import type { Upstream } from '../contract/upstream.ts';

/** Where applications are only taken, gateways have nothing to read by which to see whether the upstream is back. */
const readyz =
  '`GET /readyz`, which is no operation, answers 200, or 503 while none can be stored: a gateway that has stopped calling asks there.';

/** Every upstream that has a contract. */
export const upstreams: Upstream[] = [
  {
    name: 'web-api',
    title: 'Web API',
    description:
      'Cities, offers, partners, reviews and texts in the language at the start of the path, and the data of the signed-in user.',
    mount: '/web-api/{language}',
    tags: webApiTags,
  },
  {
    name: 'sales-api',
    title: 'Sales API',
    description: `Applications for gigs. ${readyz}`,
    mount: '/sales-api',
    tags: [{ name: 'Applications', description: 'Applications for gigs.', operations: [createLead] }],
  },
  {
    name: 'ofp-api',
    title: 'OFP API',
    description: `Applications for full-time offers. ${readyz}`,
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
        description: 'Search by keyword and location, with the number of offers for each filter.',
        operations: moreJobsOperations,
      },
    ],
  },
  {
    name: 'ip-lookup',
    title: 'IP look-up',
    description: 'Locations of IP addresses.',
    mount: '',
    tags: [{ name: 'Locations', description: 'Locations of IP addresses.', operations: [lookUpIp] }],
  },
];
