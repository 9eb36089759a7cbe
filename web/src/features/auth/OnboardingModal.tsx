import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { storedFields } from '../../browser/storage/storedJson.ts';
import { storedValue } from '../../browser/storage/storedValue.ts';
import { useModals, type ModalProps } from '../../shell/modals/modalHost.tsx';
import { CheckField } from '../../ui/field/CheckField.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import classes from './auth.module.css';
import './authModals.ts';

/** The kinds of jobs that can be chosen. */
export const jobTypes = ['PART_TIME', 'WEEKEND', 'STUDENT', 'FREELANCE', 'FULL_TIME'] as const;

export type JobType = (typeof jobTypes)[number];

/** What a visitor answers before the sign-up, with the names of the metadata that it becomes. */
export interface Answers {
  readonly typeOfJobs: readonly JobType[];
  readonly workFromHome: boolean | null;
}

/** Parses stored answers; invalid ones are left out. */
const answersFrom = (text: string | null): Answers => {
  const { typeOfJobs, workFromHome } = storedFields(text);
  const stored: readonly unknown[] = Array.isArray(typeOfJobs) ? typeOfJobs : [];
  return {
    typeOfJobs: jobTypes.filter((type) => stored.includes(type)),
    workFromHome: typeof workFromHome === 'boolean' ? workFromHome : null,
  };
};

/** The answers stored in this browser until the sign-up saves them. */
export const answersStore = storedValue('onboarding', answersFrom);

const labels = {
  PART_TIME: 'offerType.part_time',
  WEEKEND: 'offerType.weekend',
  STUDENT: 'offerType.student',
  FREELANCE: 'offerType.freelance',
  FULL_TIME: 'offerType.full_time',
} as const;

/** Asks visitors what they are looking for. The sign-up saves the answers. */
export function OnboardingModal({ data, close }: ModalProps<'Onboarding'>) {
  const { open } = useModals();
  const [answers, setAnswers] = useState(answersStore.get);
  const change = (next: Answers) => {
    setAnswers(next);
    answersStore.set(next);
  };
  const choose = (type: JobType, isChosen: boolean) =>
    change({
      ...answers,
      typeOfJobs: jobTypes.filter((other) =>
        other === type ? isChosen : answers.typeOfJobs.includes(other),
      ),
    });
  const goOn = () => (data.isAboveSignUp ? close() : open('Auth', { screen: 'signup' }));
  return (
    <SiteModal onClose={close} title={<FormattedMessage id="onboarding.title" />}>
      <p className={classes['text']}>
        <FormattedMessage id="onboarding.text" />
      </p>
      <div className={classes['form']}>
        <fieldset className={classes['choices']}>
          <legend className={classes['legend']}>
            <FormattedMessage id="onboarding.types" />
          </legend>
          {jobTypes.map((type, index) => (
            <CheckField
              key={type}
              {...(index === 0 ? { 'data-autofocus': true } : {})}
              checked={answers.typeOfJobs.includes(type)}
              onChange={(isChosen) => choose(type, isChosen)}
            >
              <FormattedMessage id={labels[type]} />
            </CheckField>
          ))}
        </fieldset>
        <CheckField
          checked={answers.workFromHome === true}
          onChange={(workFromHome) => change({ ...answers, workFromHome })}
        >
          <FormattedMessage id="onboarding.workFromHome" />
        </CheckField>
        <Button size="md" fullWidth onClick={goOn}>
          <FormattedMessage id="onboarding.submit" />
        </Button>
      </div>
    </SiteModal>
  );
}
