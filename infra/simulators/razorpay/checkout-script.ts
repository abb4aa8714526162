/** What a page loads to open the checkout in a frame: the part of the provider's own script that we use. */
export const checkoutScript = (base: string) => `
window.Razorpay = function (options) {
  this.open = function () {
    var frame = document.createElement('iframe');
    frame.name = 'simulator-checkout';
    frame.title = 'Checkout';
    frame.setAttribute('class', 'razorpay-checkout-frame');
    var form = document.createElement('form');
    form.method = 'post';
    form.action = ${JSON.stringify(base)} + '/v1/checkout/embedded';
    form.target = frame.name;
    var fields = { key_id: options.key, order_id: options.order_id, embedded: '1',
      callback_url: options.callback_url || '', cancel_url: location.href };
    for (var name in fields) {
      var input = document.createElement('input');
      input.type = 'hidden'; input.name = name; input.value = fields[name];
      form.appendChild(input);
    }
    document.body.appendChild(frame);
    Object.assign(frame.style, { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0, zIndex: 9999 });
    document.body.appendChild(form);
    window.addEventListener('message', function told(event) {
      if (event.source !== frame.contentWindow || !event.data.simulator) return;
      window.removeEventListener('message', told);
      frame.remove();
      var said = event.data.simulator;
      if (said.cancelled) { if (options.modal && options.modal.ondismiss) options.modal.ondismiss(); return; }
      form.action = options.callback_url; form.target = '_self'; form.textContent = '';
      for (var name in said) {
        var input = document.createElement('input');
        input.type = 'hidden'; input.name = name; input.value = said[name];
        form.appendChild(input);
      }
      form.submit();
    });
    form.submit();
  };
};`;
