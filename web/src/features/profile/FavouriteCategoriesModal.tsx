import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { Choice } from '../../ui/field/Choice.tsx';
import { ChoiceGroup } from '../../ui/field/ChoiceGroup.tsx';
import { FormFailure } from '../../ui/field/FormFailure.tsx';
import { useForm } from '../../ui/form/useForm.ts';
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
  const environment = useRelayEnvironment();
  const [update] = useUpdateMetadata();
  const form = useForm(useState({ chosen: data.chosen }), {
    send: async ({ chosen }) => {
      const isSaved = await savedChoices(environment)
        .then(({ categories }) => {
          const saved = categories?.map(({ orgSlug }) => orgSlug);
          return saved && update({ favouriteCategories: mergeChoices(saved, data.chosen, chosen) });
        })
        .catch(() => false);
      if (!isSaved) return { form: 'form.failed' };
      confirm();
      return undefined;
    },
  });
  const { value: chosen, onChange } = form.field('chosen');
  const toggle = (slug: string) =>
    onChange(chosen.includes(slug) ? chosen.filter((other) => other !== slug) : [...chosen, slug]);
  return (
    <SiteModal onClose={close} title={<FormattedMessage id="profile.categories" />}>
      <form {...form.props} className={classes['form']}>
        <FormFailure id={form.failure} />
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
          <SubmitButton {...form.button} label="form.save" sendingLabel="form.saving" />
        </div>
      </form>
    </SiteModal>
  );
}
