import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useState, useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './FlashCard.module.css';
import { FlashHtml } from './FlashHtml.tsx';
import { isPassing, type ShownFlash } from './flashStore.ts';

/** Milliseconds that a message stays: enough to read two sentences and to press its button. */
const readingTime = 8000;

/**
 * Closes a message after the reading time, but not while it is under the pointer or focused. Returns the event handlers
 * that track both.
 */
const useCloseInTime = (isEnabled: boolean, close: () => void) => {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isRunning = isEnabled && !isPointedAt && !isFocused;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(close, readingTime);
    return () => clearTimeout(timer);
    // `close` is a new function on every render, which would restart the timer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it closes the same message
  }, [isRunning]);
  return {
    onPointerEnter: () => setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
};

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
