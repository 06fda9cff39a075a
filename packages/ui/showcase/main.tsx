import './main.css';
import { createRoot } from 'react-dom/client';
import { applyStoredTheme } from '../src/theme.ts';
import { Showcase } from './showcase.tsx';

applyStoredTheme();
const root = document.getElementById('root');
if (root) createRoot(root).render(<Showcase />);
