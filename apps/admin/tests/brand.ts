// As the server writes it into the page; the panel reads it once, when it is loaded.
document.documentElement.dataset.brand = 'Buddyline';
