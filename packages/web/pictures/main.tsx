import '../src/theme/fonts.css';
import '../src/theme/tokens.css';
import './app-icon.css';
import './social-picture.css';
import { createRoot } from 'react-dom/client';
import { Badge, Tile } from './AppIcon.tsx';
import { SocialPicture } from './SocialPicture.tsx';

/** What tools/make-pictures.ts takes pictures of; the part after # says which. */
const pictures = {
  badge: <Badge />,
  maskable: <Tile cut="circle" />,
  square: <Tile cut="square" />,
  social: <SocialPicture />,
};

const name = location.hash.slice(1) as keyof typeof pictures;
const root = document.getElementById('root');
if (root) createRoot(root).render(pictures[name]);
