import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CompanyRequirements_offer$key } from '../../__generated__/CompanyRequirements_offer.graphql.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { companyPath, offerPath } from '../../paths/paths.ts';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { Section } from '../../ui/section/Section.tsx';
import classes from './CompanyRequirements.module.css';

interface CompanyRequirementsProps {
  /** The top offer of the company in the country. */
  readonly offer: CompanyRequirements_offer$key;
  readonly countrySlug: string;
}

/** The requirements of one company, from its top offer in the country, with links to its offers. */
export function CompanyRequirements({ offer: key, countrySlug }: CompanyRequirementsProps) {
  const { city, partner, jobRequirementsDetails } = useFragment(
    graphql`
      fragment CompanyRequirements_offer on JobOffer {
        jobRequirementsDetails
        city {
          name
          slug
        }
        partner {
          name
          slug
        }
      }
    `,
    key,
  );
  if (!city || !partner) return null;
  const names = { partner: partner.name, city: city.name };
  return (
    <Section title={<LocalLink to={companyPath(partner.slug)}>{partner.name}</LocalLink>}>
      {jobRequirementsDetails ? (
        <RichText html={jobRequirementsDetails} />
      ) : (
        <p>
          <FormattedMessage id="jobRequirements.none" values={names} />
        </p>
      )}
      <ul className={classes['links']}>
        <li>
          <LocalLink to={offerPath(city.slug, partner.slug)}>
            <FormattedMessage id="offerCard.by" values={names} />
          </LocalLink>
        </li>
        <li>
          <LocalLink to={companyPath(partner.slug, countrySlug)}>
            <FormattedMessage id="jobRequirements.cities" values={names} />
          </LocalLink>
        </li>
      </ul>
    </Section>
  );
}
