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
  const { formatMessage, formatNumber } = useIntl();
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
        <FormattedMessage
          id="calculator.countries.help"
          values={{ vehicle: formatMessage({ id: 'offer.needs.vehicle' }, { vehicle }) }}
        />
      </p>
      <table className={classes['table']}>
        <thead>
          <tr>
            {(['pay.country', 'pay.hour', 'net.result.tax', 'net.result.hourly'] as const).map((id) => (
              <th key={id} scope="col">
                <FormattedMessage id={id} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {countries.map(({ country, average, count, vehicles }) => {
            const net = vehicles.find((row) => row.vehicle === vehicle)?.net;
            return (
              <tr key={country.code}>
                <th scope="row">
                  <LocalLink to={countryTo(country.code, vehicle)}>{country.name}</LocalLink>
                  <span className={classes['answers']}>
                    <PayAnswers count={count} />
                  </span>
                </th>
                <td>{money(average)}</td>
                <td>{net ? formatNumber(net.taxPercent / 100, { style: 'percent' }) : '–'}</td>
                <td>{net ? money(net.hourly) : '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
