import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { SimilarOffers_offer$key } from '../../../__generated__/SimilarOffers_offer.graphql.ts';
import { OfferCard } from '../../../features/offer-card/OfferCard.tsx';
import { useMoney } from '../../../features/offer-figures/useMoney.ts';
import { firstText } from '../../../i18n/firstText.ts';
import { offerPath } from '../../../paths/paths.ts';
import { LocalLink } from '../../../routing/LocalLink.tsx';
import { CardGrid } from '../../../ui/card/CardGrid.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { SectionError } from '../../../ui/section/SectionError.tsx';
import classes from './SimilarOffers.module.css';

/** The number of offers shown as cards; the others are lines. */
const cardLimit = 4;

/** Other offers of the city, those with the same categories first. */
export function SimilarOffers({ offer: key }: { readonly offer: SimilarOffers_offer$key }) {
  const money = useMoney();
  const { similar } = useFragment(
    graphql`
      fragment SimilarOffers_offer on JobOffer {
        similar {
          id
          cardTitle
          city {
            name
            slug
          }
          earning {
            average {
              amount
              currency
            }
          }
          partner {
            name
            slug
          }
          ...OfferCard_offer
        }
      }
    `,
    key,
  );
  const others = similar?.slice(cardLimit) ?? [];
  return (
    <div>
      {similar?.length === 0 ? null : (
        <Section title={<FormattedMessage id="offer.promoted" />}>
          {similar ? (
            <CardGrid columns={2}>
              {similar.slice(0, cardLimit).map((offer) => (
                <li key={offer.id}>
                  <OfferCard offer={offer} />
                </li>
              ))}
            </CardGrid>
          ) : (
            <SectionError />
          )}
          {others.length > 0 && (
            <details className={classes['more']}>
              <summary>
                <FormattedMessage id="offer.promoted.more" values={{ count: others.length }} />
              </summary>
              <ul className={classes['lines']}>
                {others.map(
                  ({ id, cardTitle, city, earning, partner }) =>
                    city &&
                    partner && (
                      <li key={id} className={classes['line']}>
                        <span>
                          <LocalLink to={offerPath(city.slug, partner.slug)}>
                            {firstText(cardTitle, partner.name)}
                          </LocalLink>{' '}
                          <FormattedMessage
                            id="offerCard.by"
                            values={{ city: city.name, partner: partner.name }}
                          />
                        </span>
                        {earning?.average && (
                          <span className={classes['pay']}>
                            <FormattedMessage
                              id="offerCard.earning"
                              values={{ amount: money(earning.average) }}
                            />
                          </span>
                        )}
                      </li>
                    ),
                )}
              </ul>
            </details>
          )}
        </Section>
      )}
    </div>
  );
}
