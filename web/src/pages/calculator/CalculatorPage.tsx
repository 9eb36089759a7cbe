import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { CalculatorPageQuery } from '../../__generated__/CalculatorPageQuery.graphql.ts';
import { NetEarningsForm } from '../../features/net-earnings/NetEarningsForm.tsx';
import { useMoney } from '../../features/offer-figures/useMoney.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { shownCountry } from '../../paths/countryInQuery.ts';
import { calculatorPath } from '../../paths/paths.ts';
import type { PageProps } from '../../routing/pageOptions.ts';
import { languageOf } from '../../routing/routingContext.ts';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { choiceNames, currentQuery, payIn, vehicleIn } from './calculatorAddress.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import { CountryTable } from './CountryTable.tsx';

export const query = graphql`
  query CalculatorPageQuery {
    netPayByCountry {
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
          costs {
            amount
          }
          taxPercent
          sources
        }
      }
      ...CountryTable_countries
    }
  }
`;

/** What is left of an hour's pay in any country, with the values that are usual there, and in all countries as a table. */
export function CalculatorPage({ data, match }: PageProps<CalculatorPageQuery>) {
  const { formatMessage, locale } = useIntl();
  const money = useMoney();
  const title = formatMessage({ id: 'footer.calculator' });
  const byCode = data.netPayByCountry ?? [];
  const countries = [...byCode].sort((one, other) =>
    one.country.name.localeCompare(other.country.name, locale),
  );
  const code = shownCountry(match.location.query, languageOf(match));
  const shown = countries.find(({ country }) => country.code === code) ?? byCode[0];
  const chosen = shown && currentQuery(match.location.query, shown.country.code);
  const vehicle = vehicleIn(match.location.query);
  const pay = shown && chosen && { ...shown.average, amount: payIn(chosen) ?? shown.average.amount };
  return (
    <>
      <PageHead
        title={title}
        description={formatMessage({ id: 'calculator.description' })}
        canonical={calculatorPath}
        noindex={match.location.search !== ''}
      />
      <PageColumn narrow>
        <Breadcrumbs items={[{ label: title }]} />
        <PageTitle gap="xs">{title}</PageTitle>
        {pay && (
          <div id="net-earnings">
            <NetEarningsForm
              key={`${shown.country.code}-${vehicle}`}
              pay={pay}
              usual={shown.vehicles.find((row) => row.vehicle === vehicle)?.net ?? null}
              choice={{
                names: choiceNames,
                payIn,
                fields: (
                  <ChoiceFields
                    countries={countries.map(({ country }) => country)}
                    country={shown.country.code}
                    vehicle={vehicle}
                    pay={pay.amount}
                    currency={pay.currency}
                  />
                ),
                help: (
                  <FormattedMessage
                    id="calculator.help"
                    values={{
                      country: shown.country.name,
                      pay: money(shown.average),
                      answers: formatMessage({ id: 'offer.figures.count' }, { count: shown.count }),
                    }}
                  />
                ),
              }}
              query={chosen}
            />
          </div>
        )}
        <Section title={<FormattedMessage id="calculator.countries" />}>
          <CountryTable countries={countries} vehicle={vehicle} />
        </Section>
      </PageColumn>
    </>
  );
}
