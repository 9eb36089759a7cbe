import { IconBuildingStore } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { EmployerList_offers$key } from '../../../__generated__/EmployerList_offers.graphql.ts';
import { companiesPath, companyPath } from '../../../paths/paths.ts';
import { LocalLink } from '../../../routing/LocalLink.tsx';
import { LinkButton } from '../../../shell/LinkButton.tsx';
import card from '../../../ui/card/card.module.css';
import { useDateFormat } from '../../../ui/date/useDateFormat.ts';
import { EmptyState } from '../../../ui/card/EmptyState.tsx';
import { PartnerLogo } from '../../../ui/image/PartnerLogo.tsx';
import { SectionError } from '../../../ui/section/SectionError.tsx';
import classes from './EmployerList.module.css';
import { employersOf } from './employersOf.ts';

/** The companies of the user's applications as cards; without any, where to find some. */
export function EmployerList({ offers: keys }: { readonly offers: EmployerList_offers$key | null }) {
  const { formatMessage } = useIntl();
  const formatDate = useDateFormat();
  const offers = useFragment<EmployerList_offers$key>(
    graphql`
      fragment EmployerList_offers on UserJobOffer @relay(plural: true) {
        appliedAt
        application {
          stage
          reachedOn
        }
        jobOffer {
          isDirectApply
          partner {
            name
            slug
            orgSlug
          }
        }
      }
    `,
    keys ?? [],
  );
  if (keys === null) return <SectionError />;
  const employers = employersOf(offers);
  if (employers.length === 0)
    return (
      <EmptyState
        icon={<IconBuildingStore size={32} stroke={1.5} aria-hidden />}
        title={<FormattedMessage id="employers.empty.title" />}
        text={<FormattedMessage id="employers.empty.text" />}
        action={
          <LinkButton to={companiesPath()}>
            <FormattedMessage id="companies.all" />
          </LinkButton>
        }
      />
    );
  return (
    <ul className={classes['list']}>
      {employers.map(({ name, slug, orgSlug, count, latest, isVisit }) => (
        <li key={orgSlug} className={`${card['card']} ${classes['card']}`}>
          <PartnerLogo
            alt={formatMessage({ id: 'images.logo' }, { partner: name })}
            name={name}
            orgSlug={orgSlug}
          />
          <div className={card['words']}>
            <h2 className={card['title']}>
              <LocalLink className={card['link']} to={companyPath(slug)}>
                {name}
              </LocalLink>
            </h2>
            {count > 0 && (
              <p className={classes['meta']}>
                <FormattedMessage id="employers.applications" values={{ count }} />
              </p>
            )}
            <p className={classes['meta']}>
              <FormattedMessage
                id={isVisit ? 'offer.apply.left' : 'offer.apply.sent'}
                values={{ date: formatDate(latest, { dateStyle: 'medium' }), partner: name }}
              />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
