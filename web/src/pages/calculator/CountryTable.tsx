import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CountryTable_countries$key } from '../../__generated__/CountryTable_countries.graphql.ts';
import { useMoney } from '../../features/offer-figures/useMoney.ts';
import { PayAnswers } from '../../features/pay/PayAnswers.tsx';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { countryTo, type Vehicle } from './calculatorAddress.ts';
import classes from './Calculator.module.css';

interface CountryTableProps {
  /** In display order. */
  readonly countries: CountryTable_countries$key;
  readonly vehicle: Vehicle;
}

/** What an hour pays on average in each country, and what is left of it with the vehicle. */
export function CountryTable({ countries: key, vehicle }: CountryTableProps) {
  const { formatNumber } = useIntl();
  const money = useMoney();
  const countries = useFragment(
    graphql`
      fragment CountryTable_countries on CountryNetPay @relay(plural: true) {
        country {
          code
          name
        }
        average {
          amount
          currency
        }
        count
        vehicles {
          vehicle
          net {
            hourly {
              amount
              currency
            }
            taxPercent
          }
        }
      }
    `,
    key,
  );
  return (
    <>
      <p className={classes['help']}>
        <FormattedMessage id="calculator.countries.help" values={{ vehicle }} />
      </p>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="pay.country" />
            </th>
            <th scope="col">
              <span>
                <FormattedMessage id="pay.hour" />
              </span>
              <span className={classes['below']}>
                <FormattedMessage id="net.result.tax" />
              </span>
            </th>
            <th scope="col">
              <FormattedMessage id="net.result.hourly" />
            </th>
          </tr>
        </thead>
        <tbody>
          {countries.map(({ country, average, count, vehicles }) => {
            const net = vehicles.find((row) => row.vehicle === vehicle)?.net;
            return (
              <tr key={country.code}>
                <th scope="row">
                  <LocalLink to={countryTo(country.code, vehicle)}>{country.name}</LocalLink>
                  <span className={classes['below']}>
                    <PayAnswers count={count} />
                  </span>
                </th>
                <td>
                  <span>{money(average)}</span>
                  <span className={classes['below']}>
                    {net ? formatNumber(net.taxPercent / 100, { style: 'percent' }) : '–'}
                  </span>
                </td>
                <td>{net ? money(net.hourly) : '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
