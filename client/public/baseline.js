/* Below the baseline of docs/browsers.md the app does not run: the page says so. ES5, as such a browser must read it. */
(function () {
  function canRun() {
    // Safari 16.4. As text, for a literal would keep this file from being read.
    var lookBehind = '(?<=a)b';
    try {
      new RegExp(lookBehind);
    } catch (_error) {
      return false;
    }
    // Firefox 112 and 110, Chrome 108.
    return 'inert' in HTMLElement.prototype && CSS.supports('container-type', 'size') && CSS.supports('height', '1dvh');
  }
  if (canRun()) return;
  var app = document.getElementById('app');
  var page = document.createElement('main');
  page.setAttribute('style', 'max-width: 30em; margin: 0 auto; padding: 3em 1.5em; font: 18px/1.5 sans-serif');
  page.innerHTML =
    '<h1>This browser is too old for Hush</h1>' +
    '<p>Hush needs Safari 16.4, Firefox 115 or Chrome 109, or newer. ' +
    'Update this browser, or open the same link in another one.</p>';
  app.parentNode.replaceChild(page, app);
})();
