import { Button } from '@mantine/core';
import { useRouter } from 'found';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocalPath } from '../../../paths/useLocalPath.ts';
import { SiteModal } from '../../../ui/modal/SiteModal.tsx';
import classes from './FiltersModal.module.css';
import { forgetChoices } from './useKeptChoices.ts';

interface FiltersFormProps {
  readonly close: () => void;
  /** Clears the chosen filters; null when none is chosen. */
  readonly clear: (() => void) | null;
  /** The path with the chosen filters, without the language. */
  readonly to: string;
  /** On the button that applies them. */
  readonly applyLabel: ReactNode;
  /** Whether nothing matches them. */
  readonly isEmpty?: boolean;
  readonly children: ReactNode;
}

/** The frame of filters. Nothing changes until they are applied. */
export function FiltersForm({ close, clear, to, applyLabel, isEmpty = false, children }: FiltersFormProps) {
  const { router } = useRouter();
  const localPath = useLocalPath();
  return (
    <SiteModal onClose={close} title={<FormattedMessage id="filters.title" />}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          forgetChoices();
          close();
          router.push(localPath(to));
        }}
      >
        <div className={classes['groups']}>{children}</div>
        <div className={classes['actions']}>
          {clear && (
            <Button
              variant="default"
              size="md"
              onClick={({ currentTarget }) => {
                clear();
                // It is removed, and would lose the focus.
                currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
              }}
            >
              <FormattedMessage id="filters.clear" />
            </Button>
          )}
          <Button type="submit" size="md" disabled={isEmpty}>
            {applyLabel}
          </Button>
        </div>
      </form>
    </SiteModal>
  );
}
