import { FormattedMessage } from 'react-intl';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { homePath } from '../../routing/paths.ts';
import { Picture } from '../../ui/image/Picture.tsx';
import classes from './EndOfListTile.module.css';
import { endOfListTile } from './endOfList.ts';

/** The last tile of a list: says that it ends here and leads on. */
export function EndOfListTile() {
  return (
    <div className={classes['tile']}>
      <Picture
        alt=""
        className={classes['picture']}
        path="promo/end-of-list"
        width={endOfListTile.width}
        height={endOfListTile.height}
      />
      <p className={classes['text']}>
        <FormattedMessage id="offers.endOfList" />
        <LocalLink className={classes['link']} to={homePath}>
          <FormattedMessage id="citySearch.submit" />
        </LocalLink>
      </p>
    </div>
  );
}
