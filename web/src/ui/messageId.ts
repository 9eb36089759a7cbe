import type { MessageDescriptor } from 'react-intl';

/** The id of a message that a component shows. */
export type MessageId = NonNullable<MessageDescriptor['id']>;
