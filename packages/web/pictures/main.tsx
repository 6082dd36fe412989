import '../src/theme/fonts.css';
import '../src/theme/tokens.css';
import './app-icon.css';
import './social-picture.css';
import { createRoot } from 'react-dom/client';
import { AppIconBadge, AppIconTile } from './AppIcon.tsx';
import { SocialPicture } from './SocialPicture.tsx';

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
