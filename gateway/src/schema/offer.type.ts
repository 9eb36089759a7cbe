import { builder } from '../builder/builder.ts';
import { deprecated } from '../builder/deprecated.ts';
import { costOfHtml } from '../builder/fieldCost.ts';
import type { JobOffer, MoreJobOffer } from '../rest/rows.ts';
import { fillCityPlaceholder, fillCityPlaceholderInJson } from '../rules/fillCityPlaceholder.ts';
import { endOf, isValid, takesApplications } from '../rules/offerEnd.ts';
import { safeHtml } from '../rules/safeHtml.ts';
import { CityRef, referencedCity } from './city/city.ref.ts';
import { PartnerRef, referencedPartner } from './partner/partner.ref.ts';
import { CategoryRef, JobOfferStatusRef, JobOfferTypeRef, OfferRef } from './refs.ts';

/** The kind of an offer: full-time offers have UUIDs, gigs have numbers. */
export const typeOfOffer = ({ id }: { readonly id: number | string }): 'JobOffer' | 'MoreJobOffer' =>
  typeof id === 'number' ? 'JobOffer' : 'MoreJobOffer';

const structuredData = (offer: JobOffer | MoreJobOffer): string | null =>
  fillCityPlaceholderInJson(offer.structuredData, offer.city.name);

/** The data of a JSON text; null if it is none, so that a feed’s mistake does not fail the field. */
const parsed = (json: string | null): unknown => {
  try {
    return JSON.parse(json ?? 'null') as unknown;
  } catch {
    return null;
  }
};

OfferRef.implement({
  description:
    'A gig, `JobOffer`, or a full-time offer, `MoreJobOffer`: what cards and lists of both need. Texts of gigs are in the language of the request, those of full-time offers in their own.',
  interfaces: [builder.nodeInterfaceRef()],
  resolveType: typeOfOffer,
  fields: (t) => ({
    city: t.field({
      type: CityRef,
      description: 'The city.',
      resolve: (offer, _args, context, info) => referencedCity(offer.city, info, context),
    }),
    partner: t.field({
      type: PartnerRef,
      description: 'The company.',
      resolve: (offer, _args, context, info) => referencedPartner(offer.partner, info, context),
    }),
    categories: t.expose('categories', {
      type: [CategoryRef],
      nullable: false,
      description:
        'The categories, at least one for a gig; may be empty for full-time offers, because feeds have none.',
    }),
    status: t.expose('status', {
      type: JobOfferStatusRef,
      description:
        'Whether the offer is open, as its source says; `takesApplications` also looks at `validThrough`. A full-time offer is also expired when that is past.',
    }),
    type: t.expose('type', {
      type: JobOfferTypeRef,
      nullable: false,
      description: 'The working hours.',
    }),
    datePosted: t.field({
      type: 'DateTime',
      description: 'When it was put on the site.',
      resolve: ({ created }) => created,
    }),
    validThrough: t.field({
      type: 'DateTime',
      description:
        'When the offer ends; the last millisecond of the day in UTC if only the day is known. Null without an end.',
      resolve: ({ validThrough }) => endOf(validThrough),
    }),
    isValid: t.boolean({
      nullable: false,
      description: 'Whether `validThrough` is not past.',
      resolve: ({ validThrough }) => isValid(validThrough),
    }),
    takesApplications: t.boolean({
      nullable: false,
      description:
        'Whether visitors can apply: the offer is live and `validThrough` is not past. Otherwise `createLead` refuses with `EXPIRED`.',
      resolve: (offer) => takesApplications(offer),
    }),
    isVerified: t.exposeBoolean('isVerified', {
      nullable: false,
      description:
        'Whether the company has confirmed the offer; never for a full-time offer. Applications for others need a confirmation.',
    }),
    isDirectApply: t.exposeBoolean('isDirectApply', {
      nullable: false,
      description:
        'Whether visitors apply on this site; never for a full-time offer. Else they apply at `externalUrl`.',
    }),
    externalUrl: t.expose('url', {
      type: 'URL',
      nullable: false,
      description: 'The offer on the site of the company. Visitors go there when no lead can be made.',
    }),
    url: t.exposeString('url', {
      nullable: false,
      deprecationReason: deprecated('`externalUrl`'),
      description:
        'The offer on the site of the company, an absolute URL. Visitors go there when no lead can be made.',
    }),
    feedId: t.exposeString('feedId', {
      description: 'The feed of the offer; null for our own gigs.',
    }),
    slugTitle: t.exposeString('slugTitle', {
      description: 'The title as used in URLs; null for our own gigs.',
    }),
    cardTitle: t.string({
      description: 'The title on the card of the offer. Plain text; null when there is none.',
      resolve: (offer) => fillCityPlaceholder(offer.cardTitle, offer.city.name),
    }),
    cardOverview: t.string({
      description:
        'A sentence or two for the card of the offer; the first one of the description for a full-time offer. Plain text; null when there is none.',
      resolve: (offer) => fillCityPlaceholder(offer.cardOverview, offer.city.name),
    }),
    description: t.string({
      complexity: costOfHtml,
      description: 'The tasks: sanitized HTML. Null when there is none.',
      resolve: (offer, _args, context) =>
        safeHtml(fillCityPlaceholder(offer.description, offer.city.name), context),
    }),
    seoTitle: t.string({
      description: 'The title for search engines. Plain text; null when there is none.',
      resolve: (offer) => fillCityPlaceholder(offer.seoTitle, offer.city.name),
    }),
    seoDescription: t.string({
      description: 'The description for search engines. Plain text; null when there is none.',
      resolve: (offer) => fillCityPlaceholder(offer.seoDescription, offer.city.name),
    }),
    jsonLd: t.field({
      type: 'JSON',
      description:
        'Data for search engines, JSON-LD. Null when there is none or it cannot be parsed, and for an expired full-time offer.',
      resolve: (offer) => parsed(structuredData(offer)),
    }),
    structuredData: t.string({
      deprecationReason: deprecated('`jsonLd`'),
      description:
        'Data for search engines: JSON-LD as text. Null when there is none, and for an expired full-time offer.',
      resolve: structuredData,
    }),
  }),
});
