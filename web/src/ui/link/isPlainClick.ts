type Pressed = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click opens a link here, not in another tab or window, and does not save it. */
export const isPlainClick = ({ altKey, button, ctrlKey, metaKey, shiftKey }: Pressed): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
