import { escapeHtml } from '../text/escapeHtml.ts';
import { partnerPageStyle } from './partnerPageStyle.ts';

/** Turns a slug into a readable name: `paws-and-co` becomes `Paws and Co`. */
const partnerName = (slug: string): string =>
  slug
    .split('-')
    .filter((word) => word !== '')
    .map((word, index) =>
      index > 0 && ['and', 'of', 'the'].includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');

/** The parameters of a visit that comes from the site. */
interface PartnerVisit {
  readonly slug: string;
  readonly lead: string | undefined;
  readonly city: string | undefined;
  /** The target of the link back. */
  readonly back: string;
}

const detail = (term: string, value: string | undefined) =>
  value === undefined || value === '' ? '' : `<div><dt>${term}</dt><dd>${escapeHtml(value)}</dd></div>`;

/** Renders the sample page of a partner. */
export const partnerPage = ({ slug, lead, city, back }: PartnerVisit): string => {
  const name = escapeHtml(partnerName(slug));
  const details = detail('Application number', lead) + detail('City', city);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${name} | Sample partner page</title>
<style>${partnerPageStyle}</style>
</head>
<body>
<main>
<p class="note">Sample partner page</p>
<h1>Welcome to ${name}</h1>
<p>${name} is an invented company. On the live site you would now be on the partner's own page and finish your
application there. Nothing you do here is sent to anyone.</p>
${details === '' ? '' : `<dl>${details}</dl>`}
<a href="${escapeHtml(back)}">Back to the job site</a>
</main>
</body>
</html>
`;
};
