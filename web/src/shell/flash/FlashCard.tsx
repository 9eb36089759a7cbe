import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './FlashCard.module.css';
import { FlashHtml } from './FlashHtml.tsx';
import { isPassing, type ShownFlash } from './flashStore.ts';
import { useCloseInTime } from './useCloseInTime.ts';

const icons = { error: IconAlertCircle, success: IconCircleCheck, info: IconInfoCircle };

/** One message with its icon, text and action. */
export function FlashCard({ message, close }: { message: ShownFlash; close: () => void }) {
  const { formatMessage } = useIntl();
  const Icon = icons[message.variation];
  const timerHandlers = useCloseInTime(isPassing(message), close);
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      // The pressed button, which has the focus, goes with the message.
      if (!element?.contains(document.activeElement)) return;
      const dialog = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1);
      (dialog ?? document.getElementById('content'))?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      {...timerHandlers}
      ref={card}
      className={classes['root']}
      data-variation={message.variation}
      role={message.variation === 'error' ? 'alert' : 'status'}
    >
      <Icon className={classes['icon']} size={24} aria-hidden />
      <div className={classes['words']}>
        <p className={classes['title']}>
          {message.title ?? <FormattedMessage id={`flash.${message.variation}`} />}
        </p>
        <div className={classes['text']}>
          {message.html && typeof message.message === 'string' ? (
            <FlashHtml html={message.message} />
          ) : (
            message.message
          )}
        </div>
        {message.action ? (
          <button type="button" className={classes['action']} onClick={message.action.handler}>
            {message.action.label}
          </button>
        ) : null}
      </div>
      {message.closable ? (
        <button
          type="button"
          className={classes['close']}
          onClick={close}
          aria-label={formatMessage({ id: 'app.close' })}
        >
          <IconX size={20} aria-hidden />
        </button>
      ) : null}
    </div>
  );
}
