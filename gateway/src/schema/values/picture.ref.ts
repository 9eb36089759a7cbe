import { badArgument } from '../../builder/badArgument.ts';
import { builder } from '../../builder/builder.ts';
import { pictureUrl } from './pictureUrl.ts';

/** The sizes of originals. */
const originals = {
  avatars: { width: 512, height: 512 },
  categories: { width: 640, height: 480 },
  cities: { width: 1600, height: 900 },
  partners: { width: 400, height: 400 },
  posts: { width: 1200, height: 630 },
  products: { width: 400, height: 400 },
} as const;

interface Picture {
  readonly kind: keyof typeof originals;
  readonly name: string;
  readonly alt: string | null;
}

const PictureFormatRef = builder.enumType('PictureFormat', {
  description: 'How a picture is encoded.',
  values: {
    AUTO: { value: 'auto', description: 'The best format that the program accepts which loads the picture.' },
    AVIF: { value: 'avif', description: 'As AVIF.' },
    JPG: { value: 'jpg', description: 'As JPEG.' },
    PNG: { value: 'png', description: 'As PNG.' },
    WEBP: { value: 'webp', description: 'As WebP.' },
  } as const,
});

const longestSide = 9_999;

const side = (name: string, length: number | null | undefined): void => {
  if (length != null && (length < 1 || length > longestSide))
    throw badArgument(name, `must be from 1 to ${longestSide}`);
};

const pathOf = ({ kind, name }: Picture): string => `${kind}/${name}`;

export const PictureRef = builder.objectRef<Picture>('Picture').implement({
  description: 'A picture of the site.',
  fields: (t) => ({
    url: t.field({
      type: 'URL',
      nullable: false,
      complexity: 1,
      description:
        'Where to load it, an absolute URL. The image service draws a number of sizes: this is the smallest that is at least as large as requested, else the largest; show it in the size that you need. With both sides, the middle of the picture fills them; with one, it is whole; without, it is large.',
      args: {
        width: t.arg.int({ description: `In pixels of the screen, 1 to ${longestSide}.` }),
        height: t.arg.int({ description: `In pixels of the screen, 1 to ${longestSide}.` }),
        format: t.arg({ type: PictureFormatRef, defaultValue: 'auto', description: 'How it is encoded.' }),
      },
      resolve: (picture, requested, { pictureBase }) => {
        side('width', requested.width);
        side('height', requested.height);
        return pictureUrl(pictureBase, pathOf(picture), requested);
      },
    }),
    path: t.string({
      nullable: false,
      description:
        'The path at the image service: `posts/taxes.jpg`. For clients that build addresses themselves.',
      resolve: pathOf,
    }),
    width: t.int({
      nullable: false,
      description: 'The width of the original in pixels, which with `height` tells the shape.',
      resolve: ({ kind }) => originals[kind].width,
    }),
    height: t.int({
      nullable: false,
      description: 'The height of the original in pixels.',
      resolve: ({ kind }) => originals[kind].height,
    }),
    alt: t.exposeString('alt', {
      description: 'What it shows, plain text in the language of the request; null if it only decorates.',
    }),
    placeholder: t.field({
      type: 'URL',
      nullable: false,
      description:
        'An empty picture of the same shape, a data URL, which keeps the space free until the picture has loaded.',
      resolve: ({ kind }) => {
        const { width, height } = originals[kind];
        return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`;
      },
    }),
  }),
});

/** The picture of this kind and name. */
export const picture = (kind: Picture['kind'], name: string, alt: string | null): Picture => ({
  kind,
  name,
  alt,
});

/** The picture of this kind, if it has a name. */
export const optionalPicture = (
  kind: Picture['kind'],
  name: string | null | undefined,
  alt: string | null,
): Picture | null => (name ? picture(kind, name, alt) : null);
