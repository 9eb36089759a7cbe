import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from '../../features/net-earnings/NetEarnings.module.css';
import { shownFor, vehicleChoices, type Vehicle } from './calculatorAddress.ts';
import own from './Calculator.module.css';

interface ChoiceProps {
  readonly name: 'country' | 'by';
  readonly label: ReactNode;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A list that sends the form at once; without script, the button does. */
function Choice({ name, label, value, options }: ChoiceProps) {
  const id = useId();
  return (
    <div className={own[name]}>
      <label className={classes['label']} htmlFor={id}>
        {label}
      </label>
      <select
        className={classes['input']}
        id={id}
        name={name}
        defaultValue={value}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface ChoiceFieldsProps {
  /** In display order. */
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  /** The code of the chosen country. */
  readonly country: string;
  readonly vehicle: Vehicle;
  /** In an hour, in units of the currency. */
  readonly pay: number;
  readonly currency: string;
}

/** Country, vehicle and pay. Another country or vehicle brings its own values. */
export function ChoiceFields({ countries, country, vehicle, pay, currency }: ChoiceFieldsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const payId = useId();
  return (
    <>
      <Choice
        name="country"
        label={<FormattedMessage id="pay.country" />}
        value={country.toLowerCase()}
        options={countries.map(({ code, name }) => ({ value: code.toLowerCase(), label: name }))}
      />
      <Choice
        name="by"
        label={<FormattedMessage id="requirement.vehicle" />}
        value={vehicle.toLowerCase()}
        options={vehicleChoices.map((value) => ({
          value: value.toLowerCase(),
          label: formatMessage({ id: 'offer.needs.vehicle' }, { vehicle: value }),
        }))}
      />
      <div>
        <label className={classes['label']} htmlFor={payId}>
          <FormattedMessage id="calculator.pay" values={{ currency }} />
        </label>
        <input
          className={classes['input']}
          id={payId}
          name="pay"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          defaultValue={formatNumber(pay, { useGrouping: false, maximumFractionDigits: 2 })}
        />
      </div>
      <input type="hidden" name="from" value={shownFor(country, vehicle)} />
    </>
  );
}
