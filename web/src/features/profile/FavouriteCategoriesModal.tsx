import { useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { Choice } from '../../ui/field/Choice.tsx';
import { ChoiceGroup } from '../../ui/field/ChoiceGroup.tsx';
import { FormFailure } from '../../ui/field/FormFailure.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import classes from './profile.module.css';
import { mergeChoices, savedChoices } from './savedChoices.ts';
import { useUpdateMetadata } from './useUpdateMetadata.ts';
import { SubmitButton } from '../../ui/button/SubmitButton.tsx';

/** A category by its original slug. */
export interface NamedCategory {
  readonly orgSlug: string;
  readonly name: string;
}

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly favouriteCategories: {
      readonly categories: readonly NamedCategory[];
      /** The original slugs of those that are chosen. */
      readonly chosen: readonly string[];
    };
  }
}

/** The choice of categories that the user likes. */
export function FavouriteCategoriesModal({ data, close, confirm }: ModalProps<'favouriteCategories'>) {
  const [chosen, setChosen] = useState(data.chosen);
  const [failed, setFailed] = useState(false);
  const environment = useRelayEnvironment();
  const [isSaving, setIsSaving] = useState(false);
  const [update] = useUpdateMetadata();
  const toggle = (slug: string) =>
    setChosen(chosen.includes(slug) ? chosen.filter((other) => other !== slug) : [...chosen, slug]);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setFailed(false);
    setIsSaving(true);
    const isSaved = await savedChoices(environment)
      .then((saved) =>
        update({ favouriteCategories: mergeChoices(saved.favouriteCategories, data.chosen, chosen) }),
      )
      .catch(() => false);
    setIsSaving(false);
    if (isSaved) confirm();
    else setFailed(true);
  };
  return (
    <SiteModal onClose={close} title={<FormattedMessage id="profile.categories" />}>
      <form className={classes['form']} onSubmit={(event) => void save(event)}>
        {failed && <FormFailure />}
        <ChoiceGroup legend={<FormattedMessage id="favouriteCategories.legend" />}>
          {data.categories.map(({ orgSlug, name }, index) => (
            <Choice
              key={orgSlug}
              type="checkbox"
              name="favouriteCategories"
              {...(index === 0 ? { 'data-autofocus': true } : {})}
              checked={chosen.includes(orgSlug)}
              onChange={() => toggle(orgSlug)}
            >
              {name}
            </Choice>
          ))}
        </ChoiceGroup>
        <div className={classes['actions']}>
          <SubmitButton label="form.save" sendingLabel="form.saving" sending={isSaving} />
        </div>
      </form>
    </SiteModal>
  );
}
