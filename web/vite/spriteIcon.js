// Creates the components of the icons. The package's own component repeats all paths of an icon wherever it is shown, which made a
// third of the markup of a city page; this one refers to the drawing in the page's sprite. The build uses this file instead.
import { createElement } from 'react';
import { useDrawing } from '../src/ui/icon/sprite.ts';

const ofType = {
  outline: (color, stroke) => ({
    fill: 'none',
    stroke: color,
    strokeWidth: stroke,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
  filled: (color) => ({ fill: color }),
};

const createReactComponent = (type, name, displayName, paths) => {
  const drawing = paths.map(([, { d }]) => d).join('');
  return function Icon({ color = 'currentColor', size = 24, stroke = 2, className, ...rest }) {
    const href = useDrawing(`icon-${displayName}`, drawing);
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        className: `tabler-icon-${name}${className ? ` ${className}` : ''}`,
        ...ofType[type](color, stroke),
        ...rest,
      },
      createElement('use', { href }),
    );
  };
};

// oxlint-disable-next-line import/no-default-export -- the icons import the default export
export { createReactComponent as default };
