import { useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ProfileForm_viewer$key } from '../../../../__generated__/ProfileForm_viewer.graphql.ts';
import { isNameEditable } from '../../../../auth/userName.ts';
import { FaultSummary } from '../../../../ui/form/FaultSummary.tsx';
import { birthdateFaultValues } from '../../../../features/profile/birthdate.ts';
import { useLanguage } from '../../../../i18n/useLanguage.ts';
import { useStoredDraft } from '../../frame/useStoredDraft.ts';
import { useFlash } from '../../../../shell/flash/FlashContext.tsx';
import { Choice } from '../../../../ui/field/Choice.tsx';
import { FormFailure } from '../../../../ui/field/FormFailure.tsx';
import { useForm } from '../../../../ui/form/useForm.ts';
import { Panel } from '../../../../ui/page/Panel.tsx';
import classes from '../profile.module.css';
import { PersonFields } from './PersonFields.tsx';
import {
  changedFields,
  profileFaults,
  profileFieldLabels,
  profileFields,
  profileInput,
  storedDraft,
  type ProfileDraft,
} from './profileDraft.ts';
import { useSaveProfile } from './useSaveProfile.ts';
import { WorkFields } from './WorkFields.tsx';
import { SubmitButton } from '../../../../ui/button/SubmitButton.tsx';
import type { Elements } from '../../../../ui/elements.ts';

interface ProfileFormProps {
  readonly viewer: ProfileForm_viewer$key;
  /** The work that is chosen in dialogs. */
  readonly children?: Elements;
}

/** The form of the user's profile. */
export function ProfileForm({ viewer: key, children }: ProfileFormProps) {
  const language = useLanguage();
  const flash = useFlash();
  const prefix = useId();
  const viewer = useFragment(
    graphql`
      fragment ProfileForm_viewer on User {
        email
        emailConsent
        givenName
        familyName
        identityProvider
        metadata {
          givenName
          familyName
          birthdate
          gender
          phone
          typeOfJobs
          workFromHome
        }
      }
    `,
    key,
  );
  const save = useSaveProfile();
  const stored = storedDraft(viewer);
  const changesOf = (values: Partial<ProfileDraft>) => changedFields(stored, { ...stored, ...values });
  const [typed, setTyped] = useStoredDraft<Partial<ProfileDraft>>(
    'profile',
    {},
    (values) => Object.keys(changesOf(values)).length > 0,
  );
  const draft = { ...stored, ...typed };
  const changed = changesOf(typed);
  const editable = isNameEditable(viewer.identityProvider);
  const today = new Date().toISOString().slice(0, 10);
  const summary = useRef<HTMLDivElement>(null);
  const form = useForm([draft, (next) => setTyped({ ...typed, ...changedFields(draft, next) })], {
    faults: profileFaults(draft, today),
    faultValues: birthdateFaultValues,
    send: async () => {
      const refusal = await save(profileInput(changed, language), stored.typeOfJobs);
      if (refusal) return refusal;
      // What was typed meanwhile stays; all else shows what is stored now.
      setTyped((latest) => changedFields(draft, { ...draft, ...latest }));
      flash({
        variation: 'success',
        source: 'profile',
        pushable: false,
        message: <FormattedMessage id="profile.saved" />,
      });
      return undefined;
    },
    summary,
  });
  const summed = profileFields.map((name) => ({
    id: prefix + name,
    label: profileFieldLabels[name],
    errors: form.field(name).errors,
  }));
  const emailConsent = form.field('emailConsent');
  return (
    <form {...form.props} className={classes['form']}>
      <FaultSummary ref={summary} fields={summed} />
      <Panel title={<FormattedMessage id="profile.details" />}>
        <PersonFields
          {...{ field: form.field, prefix }}
          namesFrom={editable ? null : viewer.identityProvider === 'GOOGLE' ? 'Google' : 'Facebook'}
        />
      </Panel>
      <Panel title={<FormattedMessage id="profile.work" />}>
        {children}
        <WorkFields field={form.field} />
      </Panel>
      <Choice
        type="checkbox"
        name="emailConsent"
        checked={emailConsent.value}
        onChange={(event) => emailConsent.onChange(event.currentTarget.checked)}
      >
        <FormattedMessage id="profile.emailConsent" />
      </Choice>
      <FormFailure id={form.failure} />
      <SubmitButton
        {...form.button}
        className={classes['save'] ?? ''}
        fullWidth={false}
        label="form.save"
        sendingLabel="form.saving"
      />
    </form>
  );
}
