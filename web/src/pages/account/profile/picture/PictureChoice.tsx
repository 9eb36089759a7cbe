import { Button } from '@mantine/core';
import { IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { profilePicture } from '../../../../../../schema/pictureSizes.json';
import type { PictureChoice_viewer$key } from '../../../../__generated__/PictureChoice_viewer.graphql.ts';
import { UserPicture } from '../../../../auth/picture/UserPicture.tsx';
import type { MessageId } from '../../../../i18n/messageId.ts';
import { useFlash } from '../../../../shell/flash/FlashContext.tsx';
import { wrappingButton } from '../../../../ui/button/wrappingButton.ts';
import { FieldErrors } from '../../../../ui/field/FieldErrors.tsx';
import { FormFailure } from '../../../../ui/field/FormFailure.tsx';
import profileClasses from '../profile.module.css';
import classes from './PictureChoice.module.css';
import { readPicture } from './readPicture.ts';
import { usePictureChange } from './usePictureChange.ts';

interface PictureChoiceProps {
  readonly viewer: PictureChoice_viewer$key;
  readonly name: string;
  /** One element, which stands beside the picture. */
  readonly children: ReactElement;
}

/** The user's picture, which they can upload, replace and remove. */
export function PictureChoice({ viewer: key, name, children }: PictureChoiceProps) {
  const { formatMessage } = useIntl();
  const flash = useFlash();
  const viewer = useFragment(
    graphql`
      fragment PictureChoice_viewer on User {
        profilePicture {
          path
        }
        picture
      }
    `,
    key,
  );
  const { set, remove, isBusy } = usePictureChange();
  const file = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const keepButton = useRef<HTMLButtonElement>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [isConfirmingRemoval, setConfirmingRemoval] = useState(false);

  // The button that opened this question has disappeared, so focus moves to Keep.
  useEffect(() => {
    if (isConfirmingRemoval) keepButton.current?.focus();
  }, [isConfirmingRemoval]);

  const say = (id: MessageId) =>
    flash({
      variation: 'success',
      source: 'picture',
      pushable: false,
      message: <FormattedMessage id={id} />,
    });
  const showOutcome = (outcome: Awaited<ReturnType<typeof set>>, done: MessageId) => {
    if (outcome === 'failed') setFailed(true);
    else if (outcome.refusal === null) say(done);
    else setRefusal(outcome.refusal);
  };
  const clearMessages = () => {
    setFailed(false);
    setRefusal(null);
    setConfirmingRemoval(false);
  };
  const upload = async (chosen: File) => {
    clearMessages();
    try {
      const url = await readPicture(chosen);
      if (url === null) {
        setRefusal(formatMessage({ id: 'form.picture.tooLarge' }));
        return;
      }
      setPreview(url);
      showOutcome(await set(url.slice(url.indexOf(',') + 1)), 'profile.picture.saved');
    } catch {
      setFailed(true);
    } finally {
      setPreview(null);
    }
  };
  const removeIt = async () => {
    clearMessages();
    choose.current?.focus();
    showOutcome(await remove(), 'profile.picture.removed');
  };
  const keep = () => {
    setConfirmingRemoval(false);
    choose.current?.focus();
  };
  return (
    <div className={classes['content']}>
      {preview === null ? (
        <UserPicture
          uploaded={viewer.profilePicture}
          picture={viewer.picture}
          name={name}
          side={profilePicture.width}
        />
      ) : (
        <img className={classes['preview']} src={preview} alt="" {...profilePicture} />
      )}
      {children}
      <div className={classes['change']}>
        <div className={classes['status']} role="status">
          {preview !== null && (
            <>
              <p>
                <FormattedMessage id="profile.picture.uploading" />
              </p>
              <progress
                className={classes['progress']}
                aria-label={formatMessage({ id: 'profile.picture.uploading' })}
              />
            </>
          )}
        </div>
        {refusal !== null && (
          <div className={classes['refusal']} role="alert">
            <FieldErrors errors={[refusal]} />
          </div>
        )}
        {failed && <FormFailure />}
        <input
          ref={file}
          hidden
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) void upload(chosen);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
        <div className={profileClasses['choices']}>
          <Button
            ref={choose}
            classNames={wrappingButton}
            variant="default"
            aria-disabled={isBusy}
            leftSection={<IconPhotoUp size={18} stroke={1.75} aria-hidden />}
            onClick={() => !isBusy && file.current?.click()}
          >
            <FormattedMessage
              id={viewer.profilePicture ? 'profile.picture.change' : 'profile.picture.choose'}
            />
          </Button>
          {viewer.profilePicture && !isConfirmingRemoval && (
            <Button
              className={profileClasses['delete'] ?? ''}
              classNames={wrappingButton}
              variant="default"
              aria-disabled={isBusy}
              leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
              onClick={() => !isBusy && setConfirmingRemoval(true)}
            >
              <FormattedMessage id="profile.picture.remove" />
            </Button>
          )}
        </div>
        {isConfirmingRemoval && (
          <div
            className={classes['question']}
            role="group"
            aria-label={formatMessage({ id: 'profile.picture.removeConfirm' })}
          >
            <p>
              <FormattedMessage id="profile.picture.removeConfirm" />
            </p>
            <div className={profileClasses['choices']}>
              <Button ref={keepButton} classNames={wrappingButton} variant="default" onClick={keep}>
                <FormattedMessage id="profile.picture.keep" />
              </Button>
              <Button
                className={profileClasses['delete'] ?? ''}
                classNames={wrappingButton}
                variant="default"
                onClick={() => void removeIt()}
              >
                <FormattedMessage id="profile.picture.remove" />
              </Button>
            </div>
          </div>
        )}
        <p className={profileClasses['note']}>
          <FormattedMessage id="profile.picture.help" />
        </p>
      </div>
    </div>
  );
}
