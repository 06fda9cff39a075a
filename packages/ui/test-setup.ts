import './showcase/main.css';
import { beforeEach } from 'vitest';

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
  delete document.documentElement.dataset['theme'];
});
