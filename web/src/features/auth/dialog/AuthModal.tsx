import { VisuallyHidden, Button, Anchor } from '@mantine/core';
import { use, useEffect, useState, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Resting } from '../../../auth/machine/account.ts';
import {
  syncAccount,
  isResting,
  restingPoint,
  subscribeToAccount,
  send,
} from '../../../auth/machine/accountMachine.ts';
import { useAuth } from '../../../auth/useAuth.ts';
import { useSession } from '../../../auth/useSession.ts';
import { useSiteConfig } from '../../../config/SiteConfig.tsx';
import { policyPath } from '../../../paths/paths.ts';
import { LocalLink } from '../../../routing/LocalLink.tsx';
import { useFlash } from '../../../shell/flash/FlashContext.tsx';
import { useModals, type ModalProps } from '../../../shell/modals/modalHost.tsx';
import { wrappingButton } from '../../../ui/button/wrappingButton.ts';
import { ModalPlace } from '../../../ui/modal/ModalPlace.ts';
import { SiteModal } from '../../../ui/modal/SiteModal.tsx';
import classes from '../auth.module.css';
import { CredentialsForm } from '../CredentialsForm.tsx';
import { ForgotForm } from '../ForgotForm.tsx';
import { Notice } from '../Notice.tsx';
import { StepForm } from '../steps/StepForm.tsx';
import { useSteps } from '../steps/useSteps.ts';
import { useForgetAtEnd } from '../useForgetAtEnd.ts';
import { beginDialog } from './beginDialog.ts';
import { viewOf, type FirstScreen } from './view.ts';
import { viewTexts, type ViewTexts } from './viewTexts.ts';

interface BackButtonsProps {
  /** Whether a sign-up waits for its code or link: it goes on waiting while the visitor looks at the login. */
  readonly waits: boolean;
  readonly onLogIn: (screen: FirstScreen) => void;
  readonly onStartAnew: (screen: FirstScreen) => void;
}

/** The ways back to the login, and to a sign-up with another address. */
export function BackButtons({ waits, onLogIn, onStartAnew }: BackButtonsProps) {
  return (
    <p className={classes['switch']}>
      {waits ? (
        <Button
          variant="subtle"
          size="compact-md"
          classNames={wrappingButton}
          onClick={() => onStartAnew('signup')}
        >
          <FormattedMessage id="auth.startAnew" />
        </Button>
      ) : null}
      <Button
        variant="subtle"
        size="compact-md"
        classNames={wrappingButton}
        onClick={() => (waits ? onLogIn : onStartAnew)('login')}
      >
        <FormattedMessage id="auth.back" />
      </Button>
    </p>
  );
}

/**
 * The choice of cookies, and the privacy policy where nothing above names it, in a dialog that covers the page and cannot be
 * closed.
 */
export function MandatoryNote({ namesPolicy }: { readonly namesPolicy: boolean }) {
  const { open } = useModals();
  if (!use(ModalPlace).mandatory) return null;
  return (
    <p className={classes['switch']}>
      {namesPolicy ? (
        <LocalLink to={policyPath}>
          <FormattedMessage id="policy.title" />
        </LocalLink>
      ) : null}
      <Anchor
        component="button"
        type="button"
        onClick={() => open('CookiePreferences', undefined, { above: true })}
      >
        <FormattedMessage id="footer.cookieSettings" />
      </Anchor>
    </p>
  );
}

type Screen = 'signup' | 'login';

interface SwitchScreenProps {
  readonly screen: Screen;
  readonly onSwitch: (screen: Screen) => void;
}

/** The way from signing up to logging in, and back. */
export function SwitchScreen({ screen, onSwitch }: SwitchScreenProps) {
  const isSignUp = screen === 'signup';
  return (
    <p className={classes['switch']}>
      <FormattedMessage id={isSignUp ? 'auth.switch.toLogin' : 'auth.switch.toSignup'} />
      <Button variant="subtle" size="compact-md" onClick={() => onSwitch(isSignUp ? 'login' : 'signup')}>
        <FormattedMessage id={isSignUp ? 'header.login' : 'header.signup'} />
      </Button>
    </p>
  );
}

/** Announces a view to screen readers once it is shown: a dialog whose title changes is not read again. */
export function ViewAnnouncement({ texts: { title, text } }: { readonly texts: ViewTexts }) {
  const { formatMessage } = useIntl();
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  const sentences = [title, text].flatMap((part) =>
    part === null ? [] : [formatMessage({ id: part.id }, part.values)],
  );
  return (
    <VisuallyHidden component="p" role="status">
      {isShown ? sentences.map((sentence) => <span key={sentence}>{`${sentence} `}</span>) : null}
    </VisuallyHidden>
  );
}

/** What the site waits for, or, during a request, has waited for until then; a completed sign-in leaves it as it was. */
export const useAccount = (): Resting => {
  const [shown, setShown] = useState(() => restingPoint(syncAccount()));
  useEffect(
    () =>
      subscribeToAccount(() => {
        const state = syncAccount();
        if (isResting(state) && state.name !== 'signedIn' && state.name !== 'addressWaits') setShown(state);
      }),
    [],
  );
  return shown;
};

/** Signing up and in. What was typed stays while the visitor moves between the forms. */
export function AuthModal({ data, close }: ModalProps<'Auth'>) {
  useForgetAtEnd();
  const flash = useFlash();
  const storedFault = useAuth(({ authErrorMessage }) =>
    // A message above the page has said so already.
    authErrorMessage === 'auth.error.sessionEnded' ? null : authErrorMessage,
  );
  const [begun] = useState(() => beginDialog(data.screen, data.email));
  const isSignedIn = useSession() === 'signedIn';
  const state = useAccount();
  const [screen, setScreen] = useState(begun.screen);
  const [isChosen, setChosen] = useState(begun.isChosen);
  const [opening, setOpening] = useState(data.notice ?? null);
  const [typed, setTyped] = useState({ email: begun.email, password: '' });
  const steps = useSteps({
    onStep: (step) => {
      setOpening(null);
      setChosen(false);
      if (step.step === 'logIn') setScreen('login');
    },
    onDone: () => {
      close();
      flash({ variation: 'success', message: <FormattedMessage id="auth.done" /> });
    },
  });
  const choose = (next: FirstScreen) => {
    steps.clear();
    setOpening(null);
    setScreen(next);
    setChosen(true);
  };
  const forgot = () => {
    steps.clear();
    setOpening(null);
    send('forgot', { email: typed.email, isRequired: false });
  };
  const startAnew = (next: FirstScreen) => {
    if (isSignedIn) {
      close();
      return;
    }
    choose(next);
    send('startAnew');
  };
  const view = viewOf(state, screen, isChosen);
  const { kind } = view;
  const { contactEmail } = useSiteConfig();
  // A user who is logged in may want a link for a forgotten password, too.
  const isOfUser = begun.isOfUser && (kind === 'forgot' || kind === 'forgotSent');
  useEffect(() => {
    // Another tab has ended what this dialog began.
    if (isSignedIn && !isOfUser && !steps.sending) close();
  }, [close, isOfUser, isSignedIn, steps.sending]);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // A view without a form must not lose the focus, which the removed form had.
    if (document.activeElement === document.body) text.current?.focus();
  }, [kind]);
  const texts = viewTexts(view, typed.email, data);
  const isFirst = kind === 'signup' || kind === 'login';
  const notice = isFirst ? (opening ?? view.notice) : null;
  return (
    <SiteModal onClose={close} title={<FormattedMessage {...texts.title} />}>
      <ViewAnnouncement key={texts.title.id} texts={texts} />
      {texts.text === null ? null : (
        <p ref={text} tabIndex={-1} className={classes['text']}>
          <FormattedMessage {...texts.text} />
        </p>
      )}
      {kind === 'signup' && data.why === 'report' && (
        <p className={classes['text']}>
          <Anchor href={`mailto:${contactEmail}`}>
            <FormattedMessage id="contact.email" values={{ email: contactEmail }} />
          </Anchor>
        </p>
      )}
      {notice === null ? null : <Notice notice={notice} />}
      {storedFault === null || !isFirst || notice !== null ? null : (
        <Notice notice={{ id: storedFault, isError: true }} />
      )}
      {isFirst ? (
        <CredentialsForm
          key={kind}
          screen={kind}
          source={data.source ?? null}
          steps={steps}
          typed={typed}
          onType={setTyped}
          isInDoubt={notice?.id === 'auth.confirmed.logIn'}
          onForgot={forgot}
        />
      ) : null}
      {kind === 'forgot' ? (
        <ForgotForm email={typed.email} onType={(email) => setTyped({ ...typed, email })} />
      ) : null}
      {kind === 'forgotSent' ? (
        <Button variant="subtle" size="compact-md" onClick={forgot}>
          <FormattedMessage id="auth.link.resend" />
        </Button>
      ) : null}
      {kind === 'step' ? <StepForm key={view.step.step} step={view.step} steps={steps} /> : null}
      {isFirst ? (
        <SwitchScreen screen={kind} onSwitch={choose} />
      ) : (
        <BackButtons
          waits={kind === 'step' && (view.step.step === 'confirmSignUp' || view.step.step === 'waitForLink')}
          onLogIn={choose}
          onStartAnew={startAnew}
        />
      )}
      <MandatoryNote namesPolicy={kind !== 'signup'} />
    </SiteModal>
  );
}
