import { Button } from '@mantine/core';
import { IconBrandFacebook, IconBrandGoogle } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { signInWithProvider } from '../../auth/account/signInWithProvider.ts';
import { wrappingButton } from '../../ui/button/wrappingButton.ts';
import classes from './auth.module.css';
import type { Steps } from './steps/useSteps.ts';

interface ProviderButtonsProps {
  readonly screen: 'signup' | 'login';
  readonly source: string | null;
  readonly emailConsent: boolean;
  readonly steps: Steps;
}

const providers = [
  { provider: 'google', text: 'auth.provider.google', Icon: IconBrandGoogle },
  { provider: 'facebook', text: 'auth.provider.facebook', Icon: IconBrandFacebook },
] as const;

/** Buttons that leave for the hosted page of a provider. */
export function ProviderButtons({ screen, source, emailConsent, steps }: ProviderButtonsProps) {
  const trigger = screen === 'signup' ? 'signUp' : 'signIn';
  return (
    <>
      <p className={classes['or']}>
        <FormattedMessage id="auth.or" />
      </p>
      <div className={classes['providers']}>
        {providers.map(({ provider, text, Icon }) => (
          <Button
            key={provider}
            variant="default"
            size="md"
            fullWidth
            classNames={wrappingButton}
            leftSection={<Icon size={20} aria-hidden />}
            aria-disabled={steps.sending}
            onClick={() =>
              void steps.run(() => signInWithProvider(provider, { trigger, source, emailConsent }))
            }
          >
            <FormattedMessage id={text} />
          </Button>
        ))}
      </div>
    </>
  );
}
