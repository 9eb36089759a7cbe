import { graphql, useFragment } from 'react-relay';
import type { CategoryPay_cityCategory$key } from '../../__generated__/CategoryPay_cityCategory.graphql.ts';
import classes from '../../features/pay/pay.module.css';
import { PayFacts } from '../../features/pay/PayFacts.tsx';
import { PayQuarters } from '../../features/pay/PayQuarters.tsx';
import { PayRows } from '../../features/pay/PayRows.tsx';
import { PaySection } from '../../features/pay/PaySection.tsx';
import { offerPath } from '../../paths/paths.ts';

interface CategoryPayProps {
  readonly cityCategory: CategoryPay_cityCategory$key;
}

/** What people earn with this category in the city, by company and over time; nothing while it is unknown. */
export function CategoryPay({ cityCategory }: CategoryPayProps) {
  const { city, pay } = useFragment(
    graphql`
      fragment CategoryPay_cityCategory on CityCategory {
        city {
          name
          slug
          country {
            name
          }
        }
        pay {
          inCity {
            median {
              amount
              currency
            }
            count
          }
          inCountry {
            median {
              amount
              currency
            }
            count
          }
          partners {
            partner {
              id
              name
              slug
            }
            pay {
              median {
                amount
                currency
              }
              count
            }
          }
          quarters {
            start
            pay {
              median {
                amount
                currency
              }
              count
            }
          }
        }
      }
    `,
    cityCategory,
  );
  // Further currencies, of few gigs near a border, are left out.
  const [main] = pay ?? [];
  return (
    <div>
      {!city || (pay && !main) ? null : (
        <PaySection>
          {main ? (
            <>
              <PayFacts
                facts={[
                  { name: city.name, ...main.inCity },
                  { name: city.country.name, ...main.inCountry },
                ]}
              />
              <div className={classes['grid']}>
                <PayRows
                  kind="company"
                  rows={main.partners.flatMap(({ partner, pay: { median, count } }) =>
                    partner
                      ? [
                          {
                            key: partner.id,
                            name: partner.name,
                            to: offerPath(city.slug, partner.slug),
                            median,
                            count,
                          },
                        ]
                      : [],
                  )}
                />
                <PayQuarters quarters={main.quarters.map(({ start, pay: of }) => ({ start, ...of }))} />
              </div>
            </>
          ) : null}
        </PaySection>
      )}
    </div>
  );
}
