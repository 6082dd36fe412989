import '../src/theme/fonts.css';
import '../src/theme/tokens.css';
import './app-icon.css';
import './social-picture.css';
import { createRoot } from 'react-dom/client';
import { Bee } from '../src/ui/bee/Bee.tsx';
import { Wordmark } from '../src/ui/wordmark/Wordmark.tsx';
import { AppIconBadge, AppIconTile } from './AppIcon.tsx';

/** What tools/render-images.ts takes pictures of; the part after # says which. */
const pictures = {
  badge: <AppIconBadge />,
  maskable: <AppIconTile cut="circle" />,
  square: <AppIconTile cut="square" />,
  social: <SocialPicture />,
};

const name = location.hash.slice(1) as keyof typeof pictures;
const root = document.getElementById('root');
if (root) createRoot(root).render(pictures[name]);

/** What others see of a link to the game: 1200 by 630. */
function SocialPicture() {
  return (
    <div className="social">
      <div className="stage">
        <div className="mark">
          <Wordmark />
          <Bee pose="carrying" size={236} onStage lookAt="ahead" className="flyer" />
        </div>
        <svg className="flight" viewBox="0 0 1200 512" aria-hidden="true">
          <path d="M958 148c42 14 84 4 106-30 17-27 1-56-27-52-30 5-32 46-2 56 46 15 100-48 165-92" />
        </svg>
      </div>
      <p className="tagline">Two minds, two words. Say the same one.</p>
    </div>
  );
}
