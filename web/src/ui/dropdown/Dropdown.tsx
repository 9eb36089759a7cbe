import { ChoiceList } from './ChoiceList.tsx';
import { DropdownPanel } from './DropdownPanel.tsx';
import type { Elements } from '../elements.ts';
import type { DropdownProps } from './dropdownTypes.ts';
import { LinkList } from './LinkList.tsx';

/**
 * A control that opens a list or panel. All kinds work with the keyboard (arrows, Home, End, first letters, Escape,
 * Tab) and close on a click elsewhere. They open without script, and their values belong to the surrounding form. The
 * sixth kind, `search`, is SearchField: a separate file, because only the home page needs it.
 */
export function Dropdown(props: DropdownProps) {
  switch (props.type) {
    case 'simple':
      return <DropdownPanel {...props} items="a, button, input" />;
    case 'links': {
      const { links, ...frame } = props;
      return (
        <DropdownPanel {...frame} items="a">
          <LinkList links={links} />
        </DropdownPanel>
      );
    }
    case 'classic':
    case 'inline': {
      const { name, options, value, onChange, ...frame } = props;
      const chosen = options.find((option) => option.value === value)?.label;
      return (
        <DropdownPanel {...frame} items="input" chosen={chosen}>
          {(close) => (
            <ChoiceList
              kind="radio"
              {...{ name, options }}
              label={frame.label}
              values={[value]}
              onChoose={(next) => {
                if (next !== value) onChange(next);
                close();
              }}
            />
          )}
        </DropdownPanel>
      );
    }
    case 'multiselect': {
      const { name, options, values, onToggle, footer, ...frame } = props;
      const below: Elements = footer;
      return (
        <DropdownPanel {...frame} items="input">
          <ChoiceList
            kind="checkbox"
            {...{ name, options, values }}
            label={frame.label}
            onChoose={onToggle}
          />
          {below}
        </DropdownPanel>
      );
    }
  }
}
