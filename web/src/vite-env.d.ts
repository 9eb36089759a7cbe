/// <reference types="vite/client" />

declare module '*.svg?no-inline' {
  const url: string;
  export default url;
}

declare module 'virtual:theme.css' {}

declare module 'virtual:messages/*' {
  import type { MessageFormatElement } from 'react-intl';

  const catalogue: Record<string, string | MessageFormatElement[]>;
  export default catalogue;
}
