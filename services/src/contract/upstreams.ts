import { lookUpIp } from '../ip-lookup/ipLookupOperations.ts';
import { createLead } from '../leads/leadOperations.ts';
import { moreJobsOperations } from '../more-jobs/moreJobsOperations.ts';
import { webApiOperations } from '../web-api/webApiOperations.ts';
import type { Upstream } from './openApiDocument.ts';

/** Every upstream whose contract is printed; paths stand without the mount of the upstream. */
export const upstreams: Upstream[] = [
  {
    name: 'web-api',
    title: 'Web API',
    description: 'Cities, offers, partners, reviews and texts. Mounted at /web-api/{language}.',
    operations: webApiOperations,
  },
  {
    name: 'sales-api',
    title: 'Sales API',
    description: 'Applications. Mounted at /sales-api.',
    operations: [createLead],
  },
  {
    name: 'ofp-api',
    title: 'OFP API',
    description: 'Applications for full-time offers. Mounted at /ofp-api.',
    operations: [createLead],
  },
  {
    name: 'more-jobs-api',
    title: 'More-jobs API',
    description: 'Full-time offers from feeds. Mounted at /more-jobs-api.',
    operations: moreJobsOperations,
  },
  {
    name: 'ip-lookup',
    title: 'IP look-up',
    description: 'Where internet addresses are. Mounted at the root.',
    operations: [lookUpIp],
  },
];
