import { z } from 'zod';
import { list, url } from '@citygigs/server/config/environment.ts';

const isHost = (text: string): boolean =>
  /^[a-z0-9.-]+$/.test(text) &&
  URL.canParse(`https://${text}`) &&
  new URL(`https://${text}`).hostname === text;

export const partnerHostVariables = {
  PARTNER_HOSTS: list
    .refine((hosts) => hosts.every(isHost), {
      error: 'must be hosts such as partner.example, in lower case, without scheme, port and path',
    })
    .optional(),
  /** Where the reference services have the sample pages of partners. */
  SERVICES_ORIGIN: url().default('http://localhost:4100'),
};

type PartnerHostSettings = z.output<z.ZodObject<typeof partnerHostVariables>>;

/** Hosts to which visitors are sent without a question: those of the setting, else the one of the sample pages. */
export const partnerHostsOf = (values: PartnerHostSettings): readonly string[] =>
  values.PARTNER_HOSTS ?? [new URL(values.SERVICES_ORIGIN).hostname];
