import { FormattedMessage } from 'react-intl';
import { storageTable } from '../../browser/storage/storageTable.ts';
import { useSiteConfig } from '../../config/SiteConfig.tsx';
import classes from './StorageTable.module.css';

const columns = ['name', 'purpose', 'category', 'lifetime'] as const;

/** Everything that is stored in the browser, for the privacy policy. */
export function StorageTable() {
  const { tag } = useSiteConfig();
  const rows = Object.entries(storageTable).filter(([, row]) => !('setBy' in row) || tag !== null);
  return (
    <table className={classes['root']}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              <FormattedMessage id={`storage.${column}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { purpose, category, lifetime }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <FormattedMessage id={`storage.purpose.${purpose}`} />
            </td>
            <td>
              <FormattedMessage id={`cookiePreferences.${category}.title`} />
            </td>
            <td>
              <FormattedMessage id={`storage.lifetime.${lifetime}`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
