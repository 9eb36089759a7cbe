import { IconChevronUp, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import { focusContent } from '../../browser/focusContent.ts';
import { useFlashStore } from '../../shell/flash/FlashContext.tsx';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { PartnerLogo } from '../../ui/image/PartnerLogo.tsx';
import { useHeightVariable } from '../../ui/page/useHeightVariable.ts';
import type { StoredOffer } from '../stored-offers/storedOffers.ts';
import classes from './CompareBar.module.css';
import { minCompared, comparison } from './comparison.ts';
import { comparePath } from './comparePath.ts';

/** Returns a function that removes all chosen offers and shows a message with an undo action. */
export const useClearComparison = (): ((chosen: readonly StoredOffer[]) => void) => {
  const { formatMessage } = useIntl();
  const { flash, close } = useFlashStore();
  return (chosen) => {
    comparison.set([]);
    const message = flash({
      variation: 'info',
      message: formatMessage({ id: 'compare.cleared' }),
      source: 'comparison',
      pushable: false,
      action: {
        label: formatMessage({ id: 'compare.undo' }),
        handler: () => {
          comparison.set(chosen);
          close(message);
        },
      },
    });
  };
};

/** The chosen offers at the bottom of the window, above the cookie notice, with a link to their comparison. */
export function CompareBar({ chosen }: { readonly chosen: readonly StoredOffer[] }) {
  const { formatMessage } = useIntl();
  const clear = useClearComparison();
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useHeightVariable(bar, '--site-bar-height');

  // The pressed button is removed, so the focus moves to the nearest element that stays.
  const moveFocus = (): void => {
    const rest = bar.current?.querySelectorAll<HTMLElement>('[data-bar-focus]') ?? [];
    const next = [...rest].find(
      (element) => element.offsetParent !== null && element !== document.activeElement,
    );
    (chosen.length > 1 ? next : document.getElementById('content'))?.focus({ preventScroll: true });
  };
  const remove = (offer: StoredOffer): void => {
    moveFocus();
    comparison.remove(offer.id);
  };

  return (
    <section
      ref={bar}
      aria-label={formatMessage({ id: 'compare.bar' })}
      className={classes['bar']}
      data-open={open || undefined}
    >
      <div className={classes['row']}>
        <div id="compare-chosen" className={classes['chosen']}>
          <ul className={classes['list']}>
            {chosen.map((offer) => (
              <li key={offer.id} className={classes['offer']}>
                <PartnerLogo alt="" name={offer.partner} orgSlug={offer.logo} />
                <span className={classes['names']}>
                  <b>{offer.partner}</b>
                  <span>{offer.city}</span>
                </span>
                <button
                  type="button"
                  className={classes['remove']}
                  data-bar-focus=""
                  aria-label={formatMessage({ id: 'compare.remove' }, { ...offer })}
                  onClick={() => remove(offer)}
                >
                  <IconX size={18} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className={classes['clear']}
            onClick={() => {
              focusContent();
              clear(chosen);
            }}
          >
            <FormattedMessage id="compare.clear" />
          </button>
        </div>
        <button
          type="button"
          className={classes['unfold']}
          data-bar-focus=""
          aria-controls="compare-chosen"
          aria-expanded={open}
          aria-label={formatMessage({ id: 'compare.bar.list' })}
          onClick={() => setOpen(!open)}
        >
          <span className={classes['stack']} aria-hidden>
            {chosen.map(({ id, logo, partner }) => (
              <PartnerLogo key={id} alt="" name={partner} orgSlug={logo} />
            ))}
          </span>
          <IconChevronUp className={classes['chevron']} size={20} aria-hidden />
        </button>
        {chosen.length < minCompared ? (
          <p className={classes['more']}>
            <FormattedMessage id="compare.bar.oneMore" />
          </p>
        ) : (
          <LinkButton
            className={classes['go']}
            size="md"
            data-bar-focus=""
            to={comparePath(chosen.map(({ place }) => place))}
          >
            <FormattedMessage id="compare.bar.go" values={{ count: chosen.length }} />
          </LinkButton>
        )}
      </div>
    </section>
  );
}
