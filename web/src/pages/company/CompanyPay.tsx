import { graphql, useFragment } from 'react-relay';
import type { CompanyPay_place$key } from '../../__generated__/CompanyPay_place.graphql.ts';
import classes from '../../features/pay/pay.module.css';
import { PayFacts } from '../../features/pay/PayFacts.tsx';
import { PayQuarters } from '../../features/pay/PayQuarters.tsx';
import { PayRows } from '../../features/pay/PayRows.tsx';
import { PaySection } from '../../features/pay/PaySection.tsx';
import { companyPath } from '../../paths/paths.ts';

interface CompanyPayProps {
  /** The company in the country of the page, or everywhere; null when it did not load. */
  readonly place: CompanyPay_place$key | null | undefined;
  readonly partner: { readonly slug: string };
  readonly country: { readonly name: string; readonly slug: string } | null;
  /** The city of the page. */
  readonly city: { readonly id: string; readonly name: string } | null | undefined;
}

/** What people earn with the company: by city and over time in a country, by country everywhere. Nothing while it is unknown. */
export function CompanyPay({ place, partner: { slug }, country, city: current }: CompanyPayProps) {
  const data = useFragment(
    graphql`
      fragment CompanyPay_place on PartnerPlace {
        pay {
          country {
            code
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
          cities @include(if: $inCountry) {
            city {
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
          quarters @include(if: $inCountry) {
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
    place ?? null,
  );
  const pay = data?.pay;
  // Further currencies of a country, of few gigs near a border, are left out.
  const [main] = pay ?? [];
  const cities = (main?.cities ?? []).flatMap(({ city, pay: of }) => (city ? [{ city, ...of }] : []));
  const ofCity = cities.find(({ city }) => city.id === current?.id);
  return (
    <div>
      {pay && !main ? null : (
        <PaySection>
          {!main ? null : country === null ? (
            <PayRows
              kind="country"
              rows={(pay ?? []).map((one) => ({
                key: `${one.country.code} ${one.pay.median.currency}`,
                name: one.country.name,
                to: companyPath(slug, one.country.slug),
                ...one.pay,
              }))}
            />
          ) : (
            <>
              <PayFacts
                facts={[
                  ...(ofCity && current ? [{ ...ofCity, name: current.name }] : []),
                  { name: country.name, ...main.pay },
                ]}
              />
              <div className={classes['grid']}>
                <PayRows
                  kind="city"
                  rows={cities.map(({ city, median, count }) => ({
                    key: city.id,
                    name: city.name,
                    to: companyPath(slug, country.slug, city.slug),
                    median,
                    count,
                  }))}
                />
                <PayQuarters
                  quarters={(main.quarters ?? []).map(({ start, pay: of }) => ({ start, ...of }))}
                />
              </div>
            </>
          )}
        </PaySection>
      )}
    </div>
  );
}
